import { styled } from 'styled-components'

/** Holds one submit button and takes its place; a browser without script follows its `action`. */
export const RequestForm = styled.form.attrs({ role: 'none' })`
  display: flex;

  & > button {
    flex: 1;
  }
`
