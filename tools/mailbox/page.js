async function refresh() {
  const response = await fetch(location.pathname)
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  document.title = fresh.title
  for (const region of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(region.id)
    if (!next || next.innerHTML === region.innerHTML) continue
    const focused = region.contains(document.activeElement) && document.activeElement?.id
    region.replaceChildren(...next.childNodes)
    if (focused) document.getElementById(focused)?.focus()
  }
}

// One at a time: an older answer must not overwrite a newer one.
let last = Promise.resolve()
const enqueue = () => {
  last = last.then(refresh).catch(() => undefined)
}

const events = new EventSource('/events')
events.addEventListener('open', enqueue)
events.addEventListener('change', enqueue)
