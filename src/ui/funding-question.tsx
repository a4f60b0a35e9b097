import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { wrapping } from './shapes.ts'

/**
 * One question: a `fieldset` whose legend holds a heading that can take the focus, then the help, what
 * is missing as an alert, behind an icon, and the answers, each in its label; after it the buttons.
 */
export const FundingQuestion = styled.form`
  padding: clamp(1.25rem, 0.8rem + 1.8vw, 2.25rem);
  border: ${theme.size.rule} solid ${theme.color.ink};
  background: ${theme.color.white};

  & > * {
    min-width: 0;
    max-width: 58rem;
  }
  & legend {
    padding: 0;
  }
  & h3 {
    font-size: ${theme.text.heading};
    line-height: 1.06;
    letter-spacing: ${theme.tracking.heading};
  }
  & h3:focus {
    outline: none;
  }
  & h3 > span {
    display: block;
    margin-bottom: 0.35rem;
    font-size: ${theme.text.small};
    font-weight: 600;
    line-height: 1.4;
    letter-spacing: 0;
    color: ${theme.tone.accent};
  }
  & p {
    margin-top: ${theme.space.s2};
    color: ${theme.color.grey};
  }
  & p[role='alert'] {
    display: flex;
    gap: ${theme.space.s2};
    font-weight: 600;
    color: ${theme.color.error};
  }
  & div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.s3};
    margin-top: ${theme.space.s5};
  }
  & > div {
    ${wrapping}
  }
  & label {
    display: flex;
    align-items: center;
    gap: 0.85rem;
    min-height: 60px;
    padding: ${theme.space.box};
    border: ${theme.size.rule} solid ${theme.color.border};
    font-weight: 600;
    line-height: 1.3;
    cursor: pointer;
  }
  & input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: ${theme.tone.button};
  }
  & label:has(:checked) {
    border-color: ${theme.tone.button};
    box-shadow: inset 0 0 0 1px ${theme.tone.button};
    background: ${theme.tone.tintSoft};
  }
  & label:has(:focus-visible) {
    outline: ${theme.size.focusRing} solid ${theme.tone.focus};
    outline-offset: ${theme.size.focusRing};
  }
  /* a browser that cannot ring the label rings the field */
  & label:has(:focus-visible) > input {
    outline: 0;
  }
  ${media.hovering} {
    & label:hover {
      border-color: ${theme.color.ink};
    }
  }
  ${media.oneFieldColumn} {
    padding-inline: min(${theme.space.s4}, 5vw);

    & div {
      grid-template-columns: minmax(0, 1fr);
    }
    & button {
      flex: 1 1 100%;
    }
    /* on a phone the thumb finds what leads on first */
    & button[type='button'] {
      order: 1;
    }
  }
  ${media.forcedColors} {
    & label:has(:checked) {
      border-color: Highlight;
    }
  }
`
