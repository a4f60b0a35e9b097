import type { Path } from '../record.ts'
import { idOf, useForm } from './form-context.ts'

/** Takes a file of hers; where it goes and how it is called is not hers to decide. */
export function FileControl({
  path,
  title,
  formats,
}: {
  path: Path
  title: string
  formats: readonly string[]
}) {
  const { attach } = useForm()
  const id = `${idOf(path)}-file`
  const words = formats.map((format) => format.toUpperCase()).join(', ')
  return (
    <div className="file">
      <label className="button plain" htmlFor={id}>
        Joindre un fichier<span className="hidden">&nbsp;: {title}</span>
      </label>
      <input
        id={id}
        className="hidden"
        type="file"
        accept={formats.map((format) => `.${format}`).join(',')}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) attach(path, file)
          // The same file can be given again once it is mended.
          target.value = ''
        }}
      />
      <p className="help" id={`${id}-help`}>
        {words}, 1&nbsp;Mo au plus.
      </p>
    </div>
  )
}
