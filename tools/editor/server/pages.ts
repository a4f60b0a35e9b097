import type { ViteDevServer } from 'vite'

type Renderer = {
  readonly paths: readonly string[]
  render(path: string): Promise<{ head: string; body: string; tail: string }>
}

/** The pages of the site as the development server draws them. */
export class Pages {
  /** HTML by address; empty as long as the site cannot be drawn. */
  documents: ReadonlyMap<string, string> = new Map()
  readonly #server: ViteDevServer
  readonly #renderer: string
  #drawn: object | undefined

  constructor(server: ViteDevServer, renderer: string) {
    this.#server = server
    this.#renderer = renderer
  }

  /** Draws them, unless nothing that they are made of has changed. */
  async draw(): Promise<void> {
    try {
      const module = await this.#server.ssrLoadModule(`/${this.#renderer}`)
      if (module === this.#drawn) return
      const { paths, render }: Renderer = {
        paths: module['paths'],
        render: module['render'],
      }
      const documents = new Map<string, string>()
      for (const path of paths) {
        const { head, body, tail } = await render(path)
        documents.set(path, head + body + tail)
      }
      this.documents = documents
      this.#drawn = module
    } catch {
      // Facts that stop the site do not stop their editor: what was drawn last stands.
    }
  }
}
