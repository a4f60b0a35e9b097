import type { Judgement } from '../record.ts'
import { Icon, type IconName } from './icon.tsx'

export type Point = {
  readonly text: string
  readonly action: string
  /** The address of its record, where there is one. */
  readonly href: string | null
  readonly level: Judgement['level'] | 'right'
}

const icons: Readonly<Record<Point['level'], IconName>> = {
  error: 'alert',
  past: 'alert',
  due: 'clock',
  sample: 'info',
  remark: 'info',
  right: 'check',
}

/** What is to be done, each with the way to its record. */
export function Points({ title, points }: { title: string; points: readonly Point[] }) {
  if (points.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className="points">
        {points.map(({ text, action, href, level }) => (
          <li key={`${href ?? ''} ${text}`} className={`point point-${level}`}>
            <Icon name={icons[level]} />
            <div>
              <p className="what">{text}</p>
              {action !== '' && <p className="then">{action}</p>}
            </div>
            {href !== null && (
              <a href={href}>
                Ouvrir la fiche<span className="hidden"> : {text}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
