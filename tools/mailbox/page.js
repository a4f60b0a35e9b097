// Renews what is live each second, and leaves the focus where it is.
setInterval(async () => {
  const answer = await fetch('/').catch(() => undefined)
  if (!answer?.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  document.title = fresh.title
  for (const region of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(region.id)
    if (!next || next.innerHTML === region.innerHTML) continue
    const focused = region.contains(document.activeElement) && document.activeElement?.id
    region.replaceChildren(...next.childNodes)
    if (focused) document.getElementById(focused)?.focus()
  }
}, 1000)
