/** Reads files that the owner attaches to a field. */
import type { Attachment } from './form.ts'

/** Reads a file as a data URL. If this fails, the URL has no content, so that the server refuses the file. */
const readDataUrl = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onloadend = () =>
      resolve(typeof reader.result === 'string' ? reader.result : 'data:,')
    reader.readAsDataURL(file)
  })

/** Embeds a JPEG, PNG or WebP picture in an SVG, at most 512 pixels wide. Returns any other file unchanged. */
async function toDrawing(file: File) {
  const isPicture = /^image\/(?:jpeg|png|webp)$/.test(file.type)
  const picture = isPicture && (await createImageBitmap(file).catch(() => undefined))
  if (!picture) return file
  const width = Math.min(picture.width, 512)
  const height = Math.round((picture.height * width) / picture.width)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  const data = canvas.toDataURL(file.type === 'image/jpeg' ? file.type : 'image/png', 0.8)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}

export async function readAttachment(kind: string, file: File): Promise<Attachment> {
  const content = kind === 'certificate' ? file : await toDrawing(file)
  return { kind, name: file.name, data: await readDataUrl(content) }
}
