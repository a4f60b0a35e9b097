import { keyframes, styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { decoration } from './mixins.ts'

const snapLine = keyframes`
  20% { transform: translateY(2.5px); }
  45% { transform: translateY(-1.8px); }
  70% { transform: translateY(1px); }
`

/** An item of the main navigation: a button, or a link with `as`. */
export const HeaderItem = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.35em;
  min-height: ${theme.size.controlHeight};
  padding: 0 ${theme.space[3]};
  font-size: ${theme.text.navigation};
  font-weight: 550;
  white-space: nowrap;
  text-decoration: none;

  &::after {
    ${decoration}
    inset: auto ${theme.space[3]} 0.45rem;
    height: ${theme.size.line};
    background: currentColor;
    transform: scaleX(0);
    transform-origin: 0 50%;
    transition: transform ${theme.motion.normal} ${theme.motion.easing};
  }
  &:is([aria-current], [aria-expanded='true'], :has(+ :popover-open))::after {
    transform: none;
  }
  &[aria-current]::after {
    color: ${theme.tone.indicator};
  }
  ${media.canHover} {
    &:hover::after {
      transform: none;
    }
    ${media.motionAllowed} {
      &:hover::after {
        animation: ${snapLine} ${theme.motion.slow} ${theme.motion.quick};
      }
    }
  }
  & > svg {
    width: 1em;
    transition: transform ${theme.motion.normal};
  }
  &:is([aria-expanded='true'], :has(+ :popover-open)) > svg {
    transform: rotate(180deg);
  }
`
