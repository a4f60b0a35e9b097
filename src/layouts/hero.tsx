import { type ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { Illustration } from '#src/features/illustration.tsx'
import { ArrowLink, ButtonLink } from '#src/ui/button.tsx'
import { Actions, Container, Lead } from '#src/ui/section.tsx'
import { drawingInForcedColors, spaceSurface, fullBleedLine } from '#src/ui/mixins.ts'

type Link = { label: string; href: string }

type HeroProps = {
  title: ReactNode
  lead: ReactNode
  actions: readonly [Link, Link]
  /** A drawing of 760 × 560 px, whose line begins and ends 520 px below the top. */
  image: string | null
  /** Whether the cable of a lamp in the picture is continued above the picture. */
  hasCable?: boolean
  children: ReactNode
}

export function Hero({
  title,
  lead,
  actions: [first, second],
  image,
  hasCable,
  children,
}: HeroProps) {
  return (
    <Surface>
      <Container>
        <Columns>
          <Text>
            <h1 tabIndex={-1}>{title}</h1>
            <Lead>{lead}</Lead>
            <Actions data-off-paper>
              <ArrowLink variant="cta" link={first} />{' '}
              <ButtonLink variant="outlineOnSurface" href={second.href}>
                {second.label}
              </ButtonLink>
            </Actions>
          </Text>
          <Picture data-off-paper>
            {image && hasCable && <Cable />}
            <Illustration image={image} width={760} height={560} />
          </Picture>
        </Columns>
        {children}
      </Container>
    </Surface>
  )
}

const Surface = styled.div`
  position: relative;
  isolation: isolate;
  overflow: clip;
  ${spaceSurface}

  & h1 {
    font-size: ${theme.text.heroTitle};
    line-height: 0.95;
    letter-spacing: -0.038em;

    /* a word of eleven letters fits beside the picture */
    ${media.aboveTablet} {
      font-size: min(${theme.text.heroTitle}, 7.4vw);
    }
  }
  /* a paragraph is moved up into the large space below the figures */
  & dl + p {
    position: relative;
    z-index: 4;
    margin-top: calc(-1 * ${theme.space[4]});
  }
  & dl ~ p {
    color: inherit;
  }
  & dl ~ p:last-child {
    padding-bottom: ${theme.space[8]};
  }
`

const Columns = styled.div`
  --drawing: min(46vw, 42rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  column-gap: ${theme.space[6]};

  ${media.upToTablet} {
    --drawing: min(100vw - 2 * ${theme.layout.gutter}, 34rem);
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
`

const Text = styled.div`
  padding-block: clamp(2.5rem, 1rem + 5vw, 5.5rem) clamp(3rem, 1rem + 5.5vw, 6rem);

  & > h1 + p {
    max-width: 30em;
    margin-top: ${theme.space[6]};
  }
  ${media.upToTablet} {
    width: 100%;

    &:has(+ :not(:empty)) {
      padding-bottom: 0;
    }
  }
  ${media.print} {
    padding-block: 0;
  }
`

const Picture = styled.div`
  position: relative;
  width: var(--drawing);
  padding-top: ${theme.space[8]};

  & > :is(img, svg) {
    position: relative;
    z-index: 3;
    width: 100%;
    margin-bottom: calc(var(--drawing) * -40 / 760);
  }
  &::before,
  &::after {
    bottom: calc(var(--drawing) * -2.5 / 760);
    height: calc(var(--drawing) * 5 / 760);
    background: ${theme.tone.lineOnSurface};
  }
  ${fullBleedLine}
  /* without a picture, only the line is visible */
  &:empty {
    width: 0;
    padding: 0;
  }
  ${drawingInForcedColors}
`

const Cable = styled.span`
  position: absolute;
  z-index: 3;
  left: calc(var(--drawing) * 466.5 / 760);
  bottom: calc(100% - ${theme.space[8]} - var(--drawing) * 140 / 760);
  width: calc(var(--drawing) * 7 / 760);
  height: 60rem;
  background: ${theme.color.ink};

  ${media.upToTablet} {
    height: calc(var(--drawing) * 150 / 760);

    &::before {
      content: '';
      position: absolute;
      inset: 0 -12px auto;
      height: 6px;
      background: inherit;
    }
  }
`
