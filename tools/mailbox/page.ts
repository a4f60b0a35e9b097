import { html } from 'hono/html'
import { describeFault, type Fault, faultPresets } from './faults.ts'
import { labelOf, type MailboxConfig, type Message, oneLine } from './messages.ts'

type Markup = ReturnType<typeof html>

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'medium' })

const when = ({ receivedAt }: Message) =>
  html`<time datetime="${receivedAt}">${moment.format(new Date(receivedAt))}</time>`

const subjectOf = ({ fields }: Message) => oneLine(fields['subject'] ?? '') || 'Sans sujet'

const shell = (title: string, main: Markup) =>
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

const button = (action: string, label: string) =>
  html`<form method="post" action="${action}">
    <button id="${action}">${label}</button>
  </form>`

const row = (message: Message) =>
  html`<li>
    <a id="lire-${message.id}" href="/lire/${message.id}">${subjectOf(message)}</a>
    <p>${oneLine(message.fields['name'] ?? '') || 'Sans nom'} · ${when(message)}</p>
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

/** The page at `/`: every message, newest first, and the faults; `page.js` renews what is live. */
export function listPage(messages: readonly Message[], fault: Fault | undefined): Markup {
  const count = `Messages : ${messages.length}`
  return shell(
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
          ${messages.toReversed().map(row)}
        </ol>
        ${
          messages.length === 0
            ? html`<p>Envoyez un message depuis le site : il s’affichera ici.</p>`
            : button('/supprimer', 'Tout supprimer')
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
      <div id="arret" data-live>${fault && button('/panne/fin', 'Arrêter la panne')}</div>
      ${faultForm}
      <script type="module" src="/page.js"></script>`,
  )
}

/** The page of one message, with every field as the visitor typed it. */
export const messagePage = (message: Message, config: MailboxConfig): Markup =>
  shell(
    subjectOf(message),
    html`<p><a href="/">Tous les messages</a></p>
      <h1>${subjectOf(message)}</h1>
      <p>Reçu le ${when(message)}</p>
      <dl>
        ${Object.entries(message.fields).map(
          ([name, value]) =>
            html`<dt>${labelOf(config, name)}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
      <p><a href="/messages/${message.id}.eml" download>Télécharger (.eml)</a></p>`,
  )
