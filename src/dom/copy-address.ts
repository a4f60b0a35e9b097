let timer: ReturnType<typeof setTimeout> | undefined

/** Copies the e-mail address in the load-failure message. The button confirms it for two seconds. */
export async function copyAddress(button: HTMLElement): Promise<void> {
  const address = document.querySelector('#incomplete [href^=mailto]')
  try {
    await navigator.clipboard.writeText(address?.textContent ?? '')
  } catch {
    // If the browser denies access to the clipboard, the selection lets the user copy by hand.
    if (address) getSelection()?.selectAllChildren(address)
    return
  }
  clearTimeout(timer)
  // Saves the label on the button, because an earlier click may have replaced its text.
  const { label = button.textContent, copied = '' } = button.dataset
  button.dataset.label = label
  button.textContent = copied
  timer = setTimeout(() => {
    button.textContent = label
  }, 2000)
}
