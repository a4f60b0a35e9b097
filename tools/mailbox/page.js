// Refreshes the title and the live regions every second, and keeps the focus.
setInterval(async () => {
  const response = await fetch('/').catch(() => undefined)
  if (!response?.ok) return
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  document.title = fresh.title
  for (const region of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(region.id)
    if (!next || next.innerHTML === region.innerHTML) continue
    const focused = region.contains(document.activeElement) && document.activeElement?.id
    region.replaceChildren(...next.childNodes)
    if (focused) document.getElementById(focused)?.focus()
  }
}, 1000)
