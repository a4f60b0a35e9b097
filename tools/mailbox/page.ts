import { html } from 'hono/html'
import { type Fault, faultPresets } from './faults.ts'
import { type MailboxConfig, type Message, oneLine } from './messages.ts'

const dateFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'medium',
})

function renderMessage({ fields, id, receivedAt }: Message, { labels }: MailboxConfig) {
  const time = dateFormat.format(new Date(receivedAt))
  return html`<li>
    <h3>${oneLine(fields['subject'] ?? '') || 'Sans sujet'}</h3>
    <p>Reçu le <time datetime="${receivedAt}">${time}</time> (${id}.eml)</p>
    <dl>
      ${Object.entries(fields).map(
        ([name, value]) =>
          html`<dt>${labels.get(name) ?? name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>
  </li>`
}

const renderButton = (action: string, label: string) =>
  html`<form method="post" action="${action}">
    <button id="${action}">${label}</button>
  </form>`

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
  [label, times && `encore ${times} fois`].filter(Boolean).join(', ')

/** Renders the page with all messages, newest first. `page.js` updates `data-live` elements. */
export function renderPage(
  messages: readonly Message[],
  fault: Fault | undefined,
  { config, folder }: { readonly config: MailboxConfig; readonly folder: string },
) {
  const count = `Messages : ${messages.length}`
  return html`<!doctype html>
    <html lang="fr">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${count} – Boîte aux lettres locale</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/simple.css" />
      <link rel="stylesheet" href="/page.css" />
      <main>
        <h1>Boîte aux lettres locale</h1>
        <p>
          Les messages du site de développement arrivent ici ; aucun ne part sur Internet.
          Le dossier ${folder} les contient aussi, en .eml et en .json.
        </p>
        <noscript
          >Sans JavaScript, rechargez la page pour voir les nouveaux messages.</noscript
        >
        <h2 id="nombre" data-live>${count}</h2>
        <div id="liste" data-live>
          <ol reversed>
            ${messages.toReversed().map((message) => renderMessage(message, config))}
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
        <script type="module" src="/page.js"></script>
      </main>
    </html>`
}
