import { styled } from 'styled-components'
import { media, theme } from '#src/theme/theme.ts'
import { wrapping } from './shapes.ts'

/**
 * What a message asks for: a heading, `RequestRow`s, a note, then quiet buttons. Stands in the grid
 * of a form.
 */
export const RequestBox = styled.div`
  padding: ${theme.space.s5};
  border-left: ${theme.size.string} solid ${theme.tone.string};
  background: ${theme.tone.tintSoft};

  & h3 {
    font-size: ${theme.text.item};
  }
  & > ul {
    margin-top: ${theme.space.s3};
  }
  & > p {
    margin-top: ${theme.space.s3};
    font-size: ${theme.text.small};
  }
  & > div:last-child {
    ${wrapping}
    gap: 0 ${theme.space.s4};
    margin-top: ${theme.space.s2};
  }
  ${media.headerTight} {
    padding: ${theme.space.s4};
  }
  ${media.forcedColors} {
    border: ${theme.size.rule} solid CanvasText;
    border-left-width: ${theme.size.string};
  }
`

/** A square drawing, 56 px wide, the words and a quiet button. */
export const RequestRow = styled.li`
  ${wrapping}
  align-items: center;
  gap: 0 ${theme.space.s4};
  padding-block: ${theme.space.s3};
  border-bottom: ${theme.size.hairline} solid ${theme.tone.tint};

  & > p {
    flex: 1 1 9rem;
    min-width: 0;
    line-height: 1.35;
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & span {
    font-size: ${theme.text.small};
    white-space: pre-line;
    color: ${theme.color.grey};
  }
  & > button {
    gap: ${theme.space.tight};
    min-height: ${theme.size.target};
    padding: 0 ${theme.space.s2};
    font-size: ${theme.text.small};
    color: ${theme.color.ink};
  }
  & > button > span {
    font-size: inherit;
    color: inherit;
  }
  ${media.headerTight} {
    & > p {
      flex-basis: calc(100% - 56px - ${theme.space.s4});
    }
    & > button {
      margin-left: calc(-1 * ${theme.space.s2});
    }
    & > img + p + button {
      margin-left: calc(56px + ${theme.space.s2});
    }
  }
`
