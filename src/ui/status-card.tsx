import { type ComponentProps, type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import { theme } from '#src/theme/theme.ts'
import { Icon } from './icon.tsx'
import { Actions } from './section.tsx'
import { touchTarget } from './mixins.ts'

const statusColors = (border: string, background: string) => css`
  border-color: ${border};
  background: ${background};

  & h3,
  & :is(p, li) > a {
    padding-block: ${theme.space[1]};
    color: ${border};
  }
`

export const ErrorBox = styled.div`
  padding: ${theme.layout.boxPadding};
  border: ${theme.size.border} solid;
  border-left-width: 10px;
  /* when focus scrolls to the box, leaves room for a notice above it */
  scroll-margin-top: min(10.5rem, 25vh);
  ${statusColors(theme.color.error, theme.color.errorBackground)}

  & :is(p, ul) {
    margin-top: ${theme.space[3]};
  }
  /* a list with one link for each field to correct */
  & > ul {
    font-weight: 600;
  }
  & > ul a {
    ${touchTarget}
    padding-block: 0.3rem;
  }
`

type StatusCardProps = Omit<ComponentProps<'div'>, 'title'> & {
  kind: keyof typeof statuses
  title: ReactNode
  actions?: ReactNode
}

/** A message in the flow of the page, which unlike a notice stays visible. */
export function StatusCard({ kind, title, actions, children, ...box }: StatusCardProps) {
  const { Box, icon } = statuses[kind]
  const titleId = useId()
  return (
    <Box role="group" aria-labelledby={titleId} data-wide {...box}>
      <Title id={titleId}>
        <Icon name={icon} />
        <span>{title}</span>
      </Title>
      {children}
      {actions !== undefined && <CardActions>{actions}</CardActions>}
    </Box>
  )
}

const Title = styled.h3`
  display: flex;
  gap: min(${theme.space[3]}, 3.75vw);

  & > svg {
    margin-top: -0.025em;
  }
`

const CardActions = styled(Actions)`
  margin-top: ${theme.space[6]};
`

const SuccessBox = styled(ErrorBox)`
  ${statusColors(theme.color.success, theme.color.successBackground)}
`

const InformationBox = styled(ErrorBox)`
  ${statusColors(theme.tone.accent, theme.tone.tintLight)}
`

const statuses = {
  success: { Box: SuccessBox, icon: 'circle-check' },
  failure: { Box: ErrorBox, icon: 'circle-alert' },
  information: { Box: InformationBox, icon: 'info' },
} as const
