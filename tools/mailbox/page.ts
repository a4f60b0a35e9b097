import { html } from 'hono/html'
import { type Fault, faultPresets } from './faults.ts'
import { type MailboxConfig, type Message, oneLine } from './messages.ts'

type Markup = ReturnType<typeof html>

const dateFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'medium',
})

const renderTime = ({ receivedAt }: Message) =>
  html`<time datetime="${receivedAt}">${dateFormat.format(new Date(receivedAt))}</time>`

const formatSubject = ({ fields }: Message) =>
  oneLine(fields['subject'] ?? '') || 'Sans sujet'

const renderLayout = (title: string, main: Markup) =>
  html`<!doctype html>
    <html lang="fr">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title} – Boîte aux lettres locale</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/simple.css" />
      <link rel="stylesheet" href="/page.css" />
      <main>${main}</main>
    </html>`

const renderButton = (action: string, label: string) =>
  html`<form method="post" action="${action}">
    <button id="${action}">${label}</button>
  </form>`

const renderRow = (message: Message) =>
  html`<li>
    <a id="lire-${message.id}" href="/lire/${message.id}">${formatSubject(message)}</a>
    <p>${oneLine(message.fields['name'] ?? '') || 'Sans nom'} · ${renderTime(message)}</p>
  </li>`

const faultForm = html`<form method="post" action="/panne">
  <p>
    <label for="panne">Ce qui arrive aux prochains envois</label>
    <select id="panne" name="panne">
      ${[...faultPresets].map(
        ([name, { label }]) => html`<option value="${name}">${label}</option>`,
      )}
    </select>
  </p>
  <p>
    <label for="fois">Nombre d’envois (vide : jusqu’à l’arrêt)</label>
    <input id="fois" name="fois" type="number" inputmode="numeric" min="1" max="1000" />
  </p>
  <button>Déclencher la panne</button>
</form>`

const describeFault = ({ label, times }: Fault) =>
  [label, times && `${times} fois encore`].filter(Boolean).join(', ')

/** Renders the page at `/` with all messages, newest first. `page.js` updates `data-live` elements. */
export function renderListPage(messages: readonly Message[], fault: Fault | undefined) {
  const count = `Messages : ${messages.length}`
  return renderLayout(
    count,
    html`<h1>Boîte aux lettres locale</h1>
      <p>
        Les messages du site de développement arrivent ici ; aucun ne part sur Internet.
      </p>
      <noscript
        >Sans JavaScript, rechargez la page pour voir les nouveaux messages.</noscript
      >
      <h2 id="nombre" data-live>${count}</h2>
      <div id="liste" data-live>
        <ol reversed>
          ${messages.toReversed().map(renderRow)}
        </ol>
        ${
          messages.length === 0
            ? html`<p>Envoyez un message depuis le site : il s’affichera ici.</p>`
            : renderButton('/supprimer', 'Tout supprimer')
        }
      </div>
      <h2>Simuler une panne</h2>
      <div id="etat" role="status" data-live>
        ${
          fault
            ? html`<p class="notice">Panne en cours : ${describeFault(fault)}.</p>`
            : html`<p>Aucune panne : les envois aboutissent.</p>`
        }
      </div>
      <div id="arret" data-live>
        ${fault && renderButton('/panne/fin', 'Arrêter la panne')}
      </div>
      ${faultForm}
      <script type="module" src="/page.js"></script>`,
  )
}

export const renderMessagePage = (message: Message, config: MailboxConfig): Markup =>
  renderLayout(
    formatSubject(message),
    html`<p><a href="/">Tous les messages</a></p>
      <h1>${formatSubject(message)}</h1>
      <p>Reçu le ${renderTime(message)}</p>
      <dl>
        ${Object.entries(message.fields).map(
          ([name, value]) =>
            html`<dt>${config.labels.get(name) ?? name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <p><a href="/messages/${message.id}.eml" download>Télécharger (.eml)</a></p>`,
  )
