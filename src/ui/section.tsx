import { type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Frame } from './frame.tsx'
import { PeggedHeading, StringFrame } from './guide-line.tsx'
import { wrapping } from './shapes.ts'

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** White unless said; `tint` is the light tint of the space. */
  surface?: 'plaster' | 'tint'
  /** Less room above: the section goes on from the title. */
  tight?: boolean
  /** Beside the string of the individual space. */
  upright?: boolean
  /** Stands above a full-width arrangement. */
  title?: ReactNode
}

/** A band of the page, whose content stands in the frame. */
export function Section({
  surface,
  tight = false,
  upright = false,
  title,
  children,
  ...section
}: SectionProps) {
  const Column = upright ? StringFrame : Frame
  const Heading = upright ? PeggedHeading : 'h2'
  return (
    <Band $surface={surface} $tight={tight} {...section}>
      <Column>
        {title !== undefined && (
          <SectionIntro>
            <Heading>{title}</Heading>
          </SectionIntro>
        )}
        {children}
      </Column>
    </Band>
  )
}

/** A heading with its lead above a full-width arrangement. */
export const SectionIntro = styled.div`
  max-width: 46rem;
  margin-bottom: clamp(${theme.space.s6}, 1rem + 3vw, ${theme.space.s8});
`

/** A short line above a title. */
export const Kicker = styled.p`
  margin-bottom: ${theme.space.s4};
  font-size: ${theme.text.small};
  font-weight: 500;
`

export const Lead = styled.p`
  max-width: 36em;
  font-size: ${theme.text.lead};
  line-height: 1.45;

  h2 + &,
  & + & {
    margin-top: ${theme.space.s4};
  }
`

export const Muted = styled.p`
  color: ${theme.color.grey};

  :is(h1, h2) + & {
    margin-top: ${theme.space.s4};
  }
`

/** A grey paragraph smaller than the text, such as the condition of a claim. */
export const SmallPrint = styled.p`
  max-width: ${theme.size.reading};
  font-size: ${theme.text.small};
  line-height: 1.5;
  color: ${theme.color.grey};

  * + & {
    margin-top: ${theme.space.s6};
  }
  & + & {
    margin-top: ${theme.space.s3};
  }
`

export const Actions = styled.div`
  ${wrapping}
  gap: ${theme.space.s4};
  margin-top: ${theme.space.s6};

  ${media.oneFieldColumn} {
    padding-right: min(${theme.space.s7}, 15vw);
  }
`

const surfaces = { plaster: theme.color.plaster, tint: theme.tone.tintSoft }

const Band = styled.section<{
  $surface: keyof typeof surfaces | undefined
  $tight: boolean
}>`
  padding-block: ${theme.space.section};
  overflow-x: clip;
  ${({ $surface }) => $surface && `background: ${surfaces[$surface]};`}
  ${({ $tight }) => $tight && `padding-top: min(${theme.space.s7}, ${theme.space.section});`}
`

export const ViewportSpacer = styled.div`
  min-height: 100vh;
`
