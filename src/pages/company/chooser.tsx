import { styled } from 'styled-components'
import type * as texts from '#src/page-content/chooser.ts'
import { media, type Space, theme, tones } from '#src/theme/theme.ts'
import type { PageProps } from '#src/layouts/page-view.tsx'
import { Illustration } from '#src/features/illustration.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { Container, Lead, stackBelow } from '#src/ui/section.tsx'
import { drawingInForcedColors, touchTarget, wrappingRow } from '#src/ui/mixins.ts'

export function View({ content: { chooser } }: PageProps<typeof texts>) {
  return (
    <>
      <ChooserTitle>
        <h1 tabIndex={-1}>{chooser.title}</h1>
        <Lead>{chooser.lead}</Lead>
      </ChooserTitle>
      <SpaceLinks>
        {(['company', 'individual'] as const).map((space) => {
          const { call, href, image, text, title } = chooser[space]
          return (
            <SpaceLink key={space} to={href} $space={space}>
              <div>
                <h2>{title}</h2>
                <p>{text}</p>
                <span>
                  <span>{call}</span>
                  <Icon name="arrow-right" />
                </span>
              </div>
              <Illustration image={image} width={720} height={520} />
            </SpaceLink>
          )
        })}
      </SpaceLinks>
    </>
  )
}

const ChooserTitle = styled(Container)`
  ${wrappingRow}
  align-items: end;
  justify-content: space-between;
  gap: 0 ${theme.space[12]};
  padding-block: clamp(2rem, 1.2rem + 2.6vw, 3.25rem) clamp(1.5rem, 1rem + 2vw, 2.5rem);

  & > p {
    max-width: 22em;
  }
`

const SpaceLinks = styled.div`
  ${stackBelow('1fr 1fr')}
  overflow: clip;
`

/** A link to a space. When both links are side by side, the lines in their pictures join. */
const SpaceLink = styled(PageLink)<{ $space: Space }>`
  ${({ $space }) => tones[$space]}
  display: flex;
  flex-direction: column;
  color: ${theme.tone.onSurface};
  background: ${theme.tone.surface};
  text-decoration: none;

  ${media.canHover} {
    &:hover > div > span > svg {
      transform: translateX(${theme.motion.distance});
    }
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -8px;
  }
  & > div {
    width: 100%;
    max-width: calc(${theme.size.pageWidth} / 2 + ${theme.layout.gutter});
    padding: clamp(1.75rem, 1rem + 1.8vw, 2.75rem) ${theme.layout.gutter} 0;

    ${media.upToTablet} {
      max-width: none;
    }
  }
  &:first-child > div {
    margin-left: auto;
  }
  & > div:only-child {
    padding-bottom: ${theme.layout.sectionPadding};
  }
  & h2 {
    font-size: clamp(2rem, 1.2rem + 2.6vw, 3.5rem);
    line-height: 1;
    letter-spacing: ${theme.letterSpacing.display};
  }
  & p {
    max-width: ${theme.size.captionWidth};
    margin-top: ${theme.space[3]};
    font-size: ${theme.text.lead};
    line-height: 1.4;
  }
  & > div > span {
    ${touchTarget}
    gap: 0.7em;
    margin-top: ${theme.space[4]};
    font-size: ${theme.text.large};
    font-weight: 600;
    text-decoration: underline ${theme.underline.thick};
    text-underline-offset: ${theme.underline.wideOffset};
  }
  & > div > span > svg {
    transition: transform ${theme.motion.normal} ${theme.motion.easing};
  }
  & > :is(img, svg) {
    width: 100%;
    margin-top: auto;
  }
  ${drawingInForcedColors}
  /* both links fit on the first screen, with their pictures beside the texts */
  ${media.shortPhone} {
    flex-direction: row;

    & > div {
      padding: ${theme.space[6]} 0 ${theme.space[3]} ${theme.layout.gutter};
    }
    & h2 {
      font-size: min(1.75rem, 7.5vw);
    }
    & p {
      font-size: ${theme.text.body};
    }
    & > div > span {
      margin-top: 0;
    }
    & > :is(img, svg) {
      flex: none;
      width: min(34%, 100% - 16rem);
    }
  }
`
