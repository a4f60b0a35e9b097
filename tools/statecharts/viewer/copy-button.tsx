import { useState } from 'react'

type CopyProps = {
  name: string
  /** What is copied, and what is said of it. */
  make: () => { readonly text: string; readonly said: string }
}

/** Copies a text; where the clipboard is closed, shows it. */
export function CopyButton({ name, make }: CopyProps) {
  const [copied, setCopied] = useState<{ text: string; said: string; isShown: boolean }>()
  const copy = () => {
    const { text, said } = make()
    const tell = (how: string, isShown: boolean) =>
      setCopied({ text, said: `${how} ${said}`, isShown })
    navigator.clipboard.writeText(text).then(
      () => tell('Copié.', false),
      () => tell('Le presse-papiers est fermé, le texte est dessous.', true),
    )
  }
  return (
    <>
      <button type="button" onClick={copy}>
        {name}
      </button>
      <span role="status">{copied?.said}</span>
      {copied?.isShown && <pre>{copied.text}</pre>}
    </>
  )
}
