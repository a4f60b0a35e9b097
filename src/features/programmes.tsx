import { Fragment, type ReactNode, useEffect } from 'react'
import type {
  ProgrammeSheet as Sheet,
  SheetLine,
  SheetSession,
} from '#src/content/programme.ts'
import { programmeWords as words } from '#src/content/programme-words.ts'
import { printAlone } from '#src/services/print.ts'
import { BreakableText } from '#src/ui/breakable-text.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DashList } from '#src/ui/dash-list.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Price, ReachList, Sessions } from '#src/ui/programme-lines.tsx'
import { ProgrammeSheet } from '#src/ui/programme-sheet.tsx'
import { Programme } from '#src/ui/programme.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { useAccordion } from './use-accordion.ts'

const name = 'programme'
const anchorOf = ({ anchor }: Sheet) => anchor

type ProgrammesProps = {
  sheets: readonly Sheet[]
  /** `programmeOf` gives the control and the sheet of an anchor; `onPaper` stands above its title. */
  children: (programmeOf: (anchor: string, onPaper: ReactNode) => ReactNode) => ReactNode
}

/** The programmes of a page, of which at most one is open; the address's fragment opens its own. */
export function Programmes({ sheets, children }: ProgrammesProps) {
  const { accordion: programmes, open } = useAccordion(name, sheets, anchorOf)

  useEffect(() => {
    const { unsubscribe } = programmes.on('control.focus', ({ id }) =>
      controlOf(id)?.focus(),
    )
    return unsubscribe
  }, [programmes])

  return children((anchor, onPaper) => {
    const sheet = sheets.find((one) => one.anchor === anchor)
    if (sheet === undefined) return null
    return (
      <Programme
        name={name}
        id={anchor}
        isOpen={open === anchor}
        control={words.show}
        title={sheet.title}
        onPress={() => programmes.send({ type: 'item.toggle', id: anchor })}
        onToggle={(isOpen) =>
          programmes.send({ type: isOpen ? 'item.open' : 'item.close', id: anchor })
        }
      >
        <ProgrammeSheet
          kicker={words.kicker}
          title={sheet.title}
          onPaper={onPaper}
          print={
            <Button
              variant="outline"
              iconBefore="printer"
              onClick={({ currentTarget }) => {
                const part = currentTarget.closest(`details > [id]`)
                if (part !== null) printAlone(part)
              }}
            >
              {words.print}
            </Button>
          }
          legal={sheet.legal?.map(drawLine)}
          groups={sheet.groups.map(({ heading, lines }) => ({
            heading,
            lines: lines.map(drawLine),
          }))}
          actions={
            <>
              <ButtonLink to={sheet.ask} icon="arrow-right">
                {words.ask}
                <VisuallyHidden> {sheet.title}</VisuallyHidden>
              </ButtonLink>{' '}
              <Button
                variant="quiet"
                onClick={() => programmes.send({ type: 'item.dismiss', id: anchor })}
              >
                {words.close}
              </Button>
            </>
          }
        />
      </Programme>
    )
  })
}

function controlOf(anchor: string): HTMLElement | null | undefined {
  return document.getElementById(anchor)?.parentElement?.querySelector('summary')
}

function drawLine(line: SheetLine) {
  return { term: line.term, content: <LineContent {...line} /> }
}

function LineContent({ intro, strong, text, list, sessions, links, date }: SheetLine) {
  return (
    <>
      {intro}
      {strong !== undefined && <Price>{strong}</Price>}
      {strong !== undefined && text !== undefined && ' '}
      {date === undefined ? text : <time dateTime={date}>{text}</time>}
      {list && (
        <DashList>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </DashList>
      )}
      {sessions && <Sessions>{sessions.map(drawSession)}</Sessions>}
      {links && (
        <ReachList>
          {links.map(({ href, label }) => (
            <Fragment key={href}>
              <a href={href}>
                <BreakableText>{label}</BreakableText>
              </a>{' '}
            </Fragment>
          ))}
        </ReachList>
      )}
    </>
  )
}

function drawSession({ id, when, where, agenda, full }: SheetSession) {
  return (
    <li key={id}>
      <b>{when}</b> <p>{where}</p>{' '}
      {agenda === null ? (
        <p>{full}</p>
      ) : (
        <a href={agenda}>
          <Icon name="calendar" />
          <span>
            {words.addToCalendar}
            <VisuallyHidden> {when}</VisuallyHidden>
          </span>
        </a>
      )}
    </li>
  )
}
