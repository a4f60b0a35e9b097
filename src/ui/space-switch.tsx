import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'

/** Links that touch, the current one filled; `data-wide` ones are higher, as in the menu. */
export const SpaceSwitch = styled.div`
  display: flex;
  flex: none;
  border: ${theme.size.rule} solid currentColor;

  & > a {
    display: grid;
    flex: 1;
    place-items: center;
    min-height: ${theme.size.target};
    padding-inline: ${theme.space.s4};
    font-size: ${theme.text.small};
    font-weight: 600;
    text-decoration: none;
  }
  & > a + a {
    border-left: ${theme.size.rule} solid currentColor;
  }
  ${media.hovering} {
    & > a:hover {
      text-decoration: underline ${theme.underline.thin};
    }
  }
  & > a[aria-current] {
    color: ${theme.tone.surface};
    background: ${theme.tone.onSurface};
  }
  &[data-wide] > a {
    min-height: 52px;
    font-size: ${theme.text.navigation};
  }
  ${media.forcedColors} {
    & > a[aria-current] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`
