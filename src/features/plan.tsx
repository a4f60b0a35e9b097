import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import type { MessageContent } from '#machines/contact-draft.ts'
import { ValidityNote } from '#src/content-views/claim-footnote.tsx'
import { formatMoney } from '#src/content/euros.ts'
import { totalLine } from '#src/model/plan-prices.ts'
import type { Requests } from '#src/model/requests.ts'
import { isTyping } from '#src/dom/is-typing.ts'
import { localDay } from '#src/dom/use-hydrated.ts'
import { media, theme } from '#src/theme/theme.ts'
import { ArrowLink, Button } from '#src/ui/button.tsx'
import { DashList } from '#src/ui/lists.tsx'
import { wrappingRow, printAlone } from '#src/ui/mixins.ts'
import { Section, stackBelow } from '#src/ui/section.tsx'
import { CopyButton } from './copy-button.tsx'
import { describeRequests, planId, type PlanLine, queryOf } from './request-address.ts'

type Planned = { id: string; title: string; plan: PlanLine }

/** Renders the requested courses as a plan to print, with a URL to share. */
export function Plan({ texts, content }: { texts: Requests; content: MessageContent }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const requests = describeRequests(content.requests ?? [], texts, localDay())
  // Courses without a date follow the others, because '9' sorts after every date.
  const planned = requests
    .flatMap(({ id, title, plan }) => (plan ? [{ id, title, plan }] : []))
    .toSorted((a, b) => (a.plan.starts ?? '9').localeCompare(b.plan.starts ?? '9'))
  const isPlanned = planned.length > 0
  const { pathname } = useLocation()
  // Scrolls to the plan, because the browser looked for the fragment's target before this render. A visitor
  // who is typing in the meantime keeps the field in view.
  useEffect(() => {
    if (isPlanned && location.hash === `#${planId}` && !isTyping())
      heading.current?.scrollIntoView()
  }, [isPlanned])

  if (!isPlanned) return null
  const words = texts.plan
  // While another page loads, the URL of the document is already the URL of that page.
  const address = `${location.origin}${pathname}${queryOf(content, texts)}#${planId}`
  const answers = requests.find(({ kind }) => kind === 'funding')
  return (
    <Section surface="tint">
      <Sheet>
        <h2 id={planId} tabIndex={-1} ref={heading}>
          {words.title}
        </h2>
        <p data-off-paper>{words.lead}</p>
        <p>{words.estimate}</p>
        <PlanTable planned={planned} words={words} />
        <div>
          <section>
            <h3>{words.funding}</h3>
            <dl>
              {answers && (
                <div>
                  <dt>{answers.title}</dt>
                  <dd>{answers.note}</dd>
                </div>
              )}
              {fundingOf(planned).map(({ titles, line }) => (
                <div key={line.text}>
                  <dt>{[...new Set(titles)].join(', ')}</dt>
                  <dd>
                    {line.text}
                    {line.validity && <ValidityNote {...line.validity} />}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section>
            <h3>{words.prepare.title}</h3>
            <DashList items={itemsToPrepare(planned, words)} />
            <p>{words.prepare.ours}</p>
          </section>
        </div>
        <Decision data-on-paper>
          {words.decision.map((term) => (
            <p key={term}>{term}</p>
          ))}
        </Decision>
        <p data-on-paper>
          {`${words.prepared} ${today()}. ${words.address}\u00a0: ${address}`}
        </p>
        <div data-off-paper>
          <Button iconBefore="printer" onClick={() => print()}>
            {words.print}
          </Button>{' '}
          <CopyButton text={address} texts={words.copyAddress} />
          <ArrowLink variant="quiet" link={words.back} />
        </div>
      </Sheet>
    </Section>
  )
}

type TableProps = { planned: readonly Planned[]; words: Requests['plan'] }

function PlanTable({ planned, words }: TableProps) {
  const { columns } = words
  const prices = planned.map(({ plan }) => plan.price)
  const total = totalLine(prices, words)
  return (
    <table aria-labelledby={planId}>
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {planned.map(({ id, title, plan }) => (
          <tr key={id}>
            <th scope="row">
              {title} <span>{plan.duration}</span>
            </th>
            <td data-label={columns.date}>{plan.date}</td>
            {/* Without a number, the cell is a blank to fill in on paper, and phones show no label. */}
            <td data-label={plan.people && columns.people}>{plan.people}</td>
            <td data-label={columns.price}>
              {plan.price ? (
                <>
                  <b>{formatMoney(plan.price)}</b> <span>{plan.price.note}</span>
                </>
              ) : (
                <>
                  {plan.offer || words.onQuote}{' '}
                  {total && <span>{words.uncountedPrice}</span>}
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {total.label}
            </th>
            <td>
              <b>{total.figure}</b>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** Formats today like `dayInWords`, whose module would double the size of the plan's script. */
const today = () =>
  new Date().toLocaleDateString('fr-FR', { dateStyle: 'long' }).replace(/^1 /, '1er ')

/** Returns each sentence about funding once, with the courses to which it applies. */
function fundingOf(planned: readonly Planned[]) {
  const lines = planned.flatMap(({ plan }) => plan.funding ?? [])
  return lines
    .filter(({ text }, index) => lines.findIndex((line) => line.text === text) === index)
    .map((line) => ({
      line,
      titles: planned
        .filter(({ plan }) => plan.funding?.text === line.text)
        .map(({ title }) => title),
    }))
}

function itemsToPrepare(planned: readonly Planned[], { prepare }: Requests['plan']) {
  return [
    ...prepare.items,
    ...(planned.some(({ plan }) => !plan.starts) ? [prepare.dates] : []),
    ...(planned.some(({ plan }) => plan.isMandatory) ? [prepare.certificates] : []),
  ]
}

const Sheet = styled.div`
  & > p {
    margin-top: ${theme.space[2]};
  }
  & > table {
    width: 100%;
    margin-top: ${theme.space[6]};
    border-collapse: collapse;
    text-align: left;
  }
  & :is(th, td) {
    padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[3]} 0;
    border-bottom: ${theme.size.thinBorder} solid ${theme.color.borderLight};
    vertical-align: top;
    font-weight: 400;
    /* a column is at least as wide as its longest word or price */
    overflow-wrap: break-word;
  }
  & thead th {
    white-space: nowrap;
    font-size: ${theme.text.small};
    color: ${theme.color.textMuted};
  }
  & :is(tbody th, tfoot th, td > b) {
    font-weight: 600;
  }
  & td > b {
    white-space: nowrap;
  }
  & :is(tbody th, td) > span {
    display: block;
    font-weight: 400;
    font-size: ${theme.text.small};
    color: ${theme.color.textMuted};
  }
  & > table + div {
    ${stackBelow('repeat(2, minmax(0, 1fr))')}
    gap: ${theme.space[6]} ${theme.space[12]};
    margin-top: ${theme.space[8]};
  }
  & h3 {
    font-size: ${theme.text.itemTitle};
  }
  & :is(dl > div, section > :is(ul, p)) {
    margin-top: ${theme.space[3]};
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    white-space: pre-line;
  }
  & > div:last-child {
    ${wrappingRow}
    align-items: center;
    gap: ${theme.space[3]} ${theme.space[4]};
    margin-top: ${theme.space[8]};
  }
  /* each course becomes a block of lines */
  ${media.upToPhoneOnScreen} {
    & :is(tr, th, td) {
      display: block;
    }
    & :is(th, td) {
      padding: 0 0 ${theme.space[1]};
      border: 0;
    }
    & tr {
      padding-block: ${theme.space[3]};
      border-bottom: ${theme.size.thinBorder} solid ${theme.color.borderLight};
    }
    & thead {
      display: none;
    }
    & td[data-label]::before {
      content: attr(data-label) '\u00a0: ';
      color: ${theme.color.textMuted};
    }
  }
  ${printAlone}
  ${media.print} {
    font-size: ${theme.text.small};

    & > table {
      margin-top: 0;
    }
    & :is(th, td) {
      padding-block: ${theme.space[1.5]};
    }
    & > table + div {
      grid-template-columns: 1fr 1fr;
      margin-top: ${theme.space[4]};
    }
  }
`

/** Blank lines on the printed plan, for the decision of a manager. */
const Decision = styled.div`
  display: grid;
  grid-template-columns: 2fr 1fr 1fr;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[4]};

  & > p {
    padding-top: 2.5rem;
    border-bottom: ${theme.size.thinBorder} solid;
  }
`
