import { Fragment } from 'react'
import { BreakableText } from './breakable-text.tsx'
import { AnyLink } from './page-link.tsx'
import { styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'
import { hideInPrint } from './mixins.ts'

export function ContactLink({ text, href }: { text: string; href: string }) {
  return (
    <p>
      <AnyLink href={href}>
        <BreakableText>{text}</BreakableText>
      </AnyLink>
    </p>
  )
}

export function TextLines({ lines }: { lines: readonly string[] }) {
  return (
    <p>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          <span>{line}</span>
        </Fragment>
      ))}
    </p>
  )
}

export const MapCard = styled.div`
  border: ${theme.size.thinBorder} solid ${theme.color.ink};

  & > img {
    width: 100%;
    border-bottom: ${theme.size.thinBorder} solid ${theme.color.ink};

    ${hideInPrint}
  }
  & > div {
    padding: ${theme.space[4]} ${theme.layout.boxPadding};
    line-height: 1.45;

    & > p + p {
      margin-top: ${theme.space[2]};
      color: ${theme.color.textMuted};
    }
  }
`
