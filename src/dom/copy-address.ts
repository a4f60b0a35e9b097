let timer: ReturnType<typeof setTimeout> | undefined

/** Copies the e-mail address of the load failure, and reports this for two seconds in the button. */
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
  // Stored on the button, because the first of several clicks has replaced its text.
  const { label = button.textContent, copied = '' } = button.dataset
  button.dataset.label = label
  button.textContent = copied
  timer = setTimeout(() => {
    button.textContent = label
  }, 2000)
}
