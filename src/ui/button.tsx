import type { ComponentProps, ElementType, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { media, theme, vibrateLine } from '#src/theme/theme.ts'
import { Icon, type IconName } from './icon.tsx'
import { AnyLink, type AnyLinkProps } from './page-link.tsx'
import { hideInPrint, onHover, VisuallyHidden } from './mixins.ts'

type ButtonLook = {
  /** `cta` and `outlineOnSurface` are for a coloured surface, `ink` is for the closing band. */
  variant?: keyof typeof variants
  iconBefore?: IconName
  icon?: IconName
  wide?: boolean
  children: ReactNode
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Whether work is in progress. The button stays focusable, and the caller ignores clicks. */
    busy?: boolean
  }

export function Button({ busy, ...button }: ButtonProps) {
  return (
    <ButtonFrame
      type="button"
      data-steady={busy !== undefined || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...button}
    />
  )
}

type ButtonLinkProps = ButtonLook &
  AnyLinkProps & {
    /** The link opens a new tab if this visually hidden announcement is given. */
    newTabLabel?: string
  }

export function ButtonLink({ newTabLabel, children, ...link }: ButtonLinkProps) {
  const isNewTab = newTabLabel !== undefined
  return (
    <ButtonFrame
      as={AnyLink}
      {...(isNewTab && { target: '_blank', rel: 'noopener' })}
      {...link}
    >
      {children}
      {isNewTab && <VisuallyHidden> {newTabLabel}</VisuallyHidden>}
    </ButtonFrame>
  )
}

type ArrowLinkProps = Pick<ButtonLook, 'variant'> & {
  link: { label: string; href: string }
}

export function ArrowLink({ link: { label, href }, ...look }: ArrowLinkProps) {
  return (
    <ButtonLink icon="arrow-right" href={href} {...look}>
      {label}
    </ButtonLink>
  )
}

type ControlProps = ButtonLook & {
  as?: ElementType
  'aria-busy'?: ButtonProps['aria-busy']
}

function ButtonFrame({
  variant = 'primary',
  iconBefore,
  icon,
  wide = false,
  children,
  ...element
}: ControlProps & Omit<ComponentProps<ElementType>, keyof ControlProps>) {
  const StyledButton = variants[variant]
  const isBusy = element['aria-busy'] === true
  return (
    <StyledButton data-wide={wide || undefined} {...element}>
      {isBusy ? <Loader /> : iconBefore && <Icon name={iconBefore} />}
      <span>{children}</span>
      {icon && !isBusy && <Icon name={icon} />}
    </StyledButton>
  )
}

function Loader() {
  return (
    <LoaderDrawing viewBox="0 0 34 16" width={34} height={16} aria-hidden="true">
      <path d="M3 8h.01M31 8h.01" />
      <path d="M3 8Q17 20 31 8" />
    </LoaderDrawing>
  )
}

const LoaderDrawing = styled.svg`
  flex: none;
  overflow: visible;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.5;

  & > :first-child {
    stroke-width: 5;
    stroke-linecap: round;
  }
  & > :last-child {
    transform-origin: 50% 50%;
    transform-box: view-box;

    ${media.motionAllowed} {
      animation: ${vibrateLine} ${theme.motion.slow} ease-in-out infinite alternate;
    }
  }
`

const filled = (text: string, background: string, hoverBackground: string) => css`
  color: ${text};
  background: ${background};

  ${onHover(`background: ${hoverBackground};`)}
`

const hollow = (hoverText: string, hoverBackground: string) => css`
  border-color: currentColor;
  color: inherit;
  background: none;

  ${onHover(`
    border-color: ${hoverBackground};
    color: ${hoverText};
    background: ${hoverBackground};
  `)}
`

const Primary = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: min(0.65em, 3vw);
  min-height: ${theme.size.fieldHeight};
  max-width: 100%;
  padding: ${theme.space[3]} clamp(0.4rem, 20vw - 3.2rem, 1.6rem);
  border: ${theme.size.border} solid transparent;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: break-word;
  text-decoration: none;
  transition:
    background ${theme.motion.quick},
    color ${theme.motion.quick};

  ${filled(theme.color.white, theme.tone.button, theme.tone.buttonHover)}
  &:active {
    transform: translateY(2px);
  }
  & > span {
    min-width: 0;
  }
  & > svg {
    max-width: 5.5vw;
  }
  &[data-wide] {
    width: 100%;
  }
  /* fits the normal and the busy label, so that the width stays the same while busy */
  &[data-steady] {
    min-width: min(15.25rem, 100%);
  }
  &[aria-busy] {
    color: ${theme.color.white};
    background: ${theme.tone.buttonHover};
    cursor: progress;
  }
  ${media.forcedColors} {
    border-color: ButtonText;
  }
  &[href^='tel:'] {
    font-size: ${theme.text.unbroken};
  }
  &:not([href^='tel:']) {
    ${hideInPrint}
  }
`

const variants = {
  primary: Primary,
  cta: styled(Primary)`
    ${filled(theme.tone.ctaText, theme.tone.ctaBackground, theme.tone.ctaHover)}
  `,
  outline: styled(Primary)`
    ${hollow(theme.color.white, theme.color.ink)}
  `,
  outlineOnSurface: styled(Primary)`
    ${hollow(theme.tone.surface, theme.tone.onSurface)}
  `,
  ink: styled(Primary)`
    ${filled(theme.color.white, theme.color.ink, theme.color.inkLight)}
  `,
  quiet: styled(Primary)`
    text-align: left;
    min-height: ${theme.size.controlHeight};
    padding: ${theme.space[2]} 0;
    border-width: 0;
    color: ${theme.tone.accent};
    background: none;
    text-decoration: underline ${theme.underline.thin};
    text-underline-offset: ${theme.underline.wideOffset};

    ${onHover(`
      color: ${theme.tone.accentStrong};
      background: none;
      text-decoration-thickness: ${theme.underline.thick};
    `)}
  `,
}
