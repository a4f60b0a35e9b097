import { describeFault, faultPresets } from './fault-presets.ts'
import type { Fault } from './faults.ts'
import { labelOf, type MailboxConfig, oneLine } from './fields.ts'
import { html, type Markup } from './markup.ts'
import type { Message } from './messages.ts'

const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'medium' })

const when = (message: Message) =>
  html`<time datetime="${message.receivedAt}"
    >${moment.format(new Date(message.receivedAt))}</time
  >`

const subjectOf = ({ fields }: Message) => oneLine(fields['subject'] ?? '') || 'Sans sujet'
const senderOf = ({ fields }: Message) =>
  oneLine(fields['name'] ?? '') || oneLine(fields['email'] ?? '') || 'Expéditeur inconnu'

const count = (messages: number) =>
  messages === 0
    ? 'Aucun message'
    : `${messages.toLocaleString('fr-FR')} message${messages > 1 ? 's' : ''}`

const shell = (title: string, live: boolean, main: Markup) =>
  html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/page.css" />
        ${live ? html`<script type="module" src="/page.js"></script>` : ''}
      </head>
      <body>
        <main>${main}</main>
      </body>
    </html> `.markup

const row = (message: Message) =>
  html`<li>
    <div>
      <a id="lire-${message.id}" href="/lire/${message.id}">${subjectOf(message)}</a>
      <p>${senderOf(message)} · ${when(message)}</p>
    </div>
    <form method="post" action="/supprimer/${message.id}">
      <button
        id="supprimer-${message.id}"
        aria-label="Supprimer « ${subjectOf(message)} » de ${senderOf(message)}"
      >
        Supprimer
      </button>
    </form>
  </li>`

const list = (messages: readonly Message[]) =>
  messages.length === 0
    ? html`<p class="empty">Envoyez un message depuis le site : il s’affichera ici.</p>`
    : html`<ol>
          ${messages.toReversed().map(row)}
        </ol>
        <form method="post" action="/supprimer">
          <button id="tout-supprimer">Tout supprimer</button>
        </form>`

const faultState = (fault: Fault | undefined) =>
  fault
    ? html`<span class="fault">Panne en cours : ${describeFault(fault)}.</span>`
    : html`Aucune panne : les envois aboutissent.`

const faultEnd = html`<form method="post" action="/panne/fin">
  <button id="fin-de-panne">Arrêter la panne</button>
</form>`

const options = [...faultPresets].map(
  ([name, { label }]) => html`<option value="${name}">${label}</option>`,
)

const faultForm = html`<form class="settings" method="post" action="/panne">
  <p>
    <label for="panne">Ce qui arrive aux prochains envois</label>
    <select id="panne" name="panne">
      ${options}
    </select>
  </p>
  <p>
    <label for="fois">Nombre d’envois (vide : jusqu’à l’arrêt)</label>
    <input id="fois" name="fois" type="number" inputmode="numeric" min="1" max="1000" />
  </p>
  <button>Déclencher la panne</button>
</form>`

/** The page at `/`: every message, newest first, and the faults. */
export const listPage = (messages: readonly Message[], fault: Fault | undefined): string =>
  shell(
    `${count(messages.length)} – Boîte aux lettres locale`,
    true,
    html`<h1>Boîte aux lettres locale</h1>
      <p>
        Les messages envoyés depuis le site de développement arrivent ici ; aucun ne part
        sur Internet.
      </p>
      <noscript
        >Sans JavaScript, rechargez la page pour voir les nouveaux messages.</noscript
      >
      <section aria-labelledby="messages">
        <h2 id="messages">Messages</h2>
        <p id="nombre" role="status" data-live>${count(messages.length)}</p>
        <div id="liste" data-live>${list(messages)}</div>
      </section>
      <section aria-labelledby="pannes">
        <h2 id="pannes">Simuler une panne</h2>
        <p id="etat" role="status" data-live>${faultState(fault)}</p>
        <div id="arret" data-live>${fault ? faultEnd : ''}</div>
        ${faultForm}
      </section>`,
  )

/** The page of a message that was deleted or never was. */
export const missingPage = shell(
  'Message introuvable – Boîte aux lettres locale',
  false,
  html`<h1>Message introuvable</h1>
    <p>Il a été supprimé ou n’est jamais arrivé.</p>
    <p><a href="/">Tous les messages</a></p>`,
)

const field = (config: MailboxConfig, [name, value]: readonly [string, string]) =>
  html`<div>
    <dt>${labelOf(config, name)}</dt>
    <dd>${value}</dd>
  </div>`

/** The page of one message, with every field as the visitor typed it. */
export const messagePage = (message: Message, config: MailboxConfig): string =>
  shell(
    `${subjectOf(message)} – Boîte aux lettres locale`,
    false,
    html`<p><a href="/">Tous les messages</a></p>
      <h1>${subjectOf(message)}</h1>
      <p>Reçu le ${when(message)}</p>
      <dl>${Object.entries(message.fields).map((each) => field(config, each))}</dl>
      <div class="actions">
        <a href="/messages/${message.id}.eml" download>Télécharger (.eml)</a>
        <form method="post" action="/supprimer/${message.id}">
          <button>Supprimer ce message</button>
        </form>
      </div>`,
  )
