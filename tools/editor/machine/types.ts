import type { Issue, Json, Path } from '../record.ts'
import type { Screen } from '../page/screen.ts'
import type { Choices, Side } from './difference.ts'

/** What a place shows; `record` where it is a form, its `base` null where that is a new one. */
export type Loaded = {
  readonly screen: Screen
  readonly record: { readonly value: Json; readonly base: string | null } | null
}

/** Changes that are not saved, as a reload finds them again. */
export type Draft = {
  readonly place: string
  readonly value: Json
  readonly original: Json
  readonly base: string | null
}

/** A record as it would be saved, and what is wrong with it. */
export type Checked = { readonly value: Json; readonly issues: readonly Issue[] }

export type Attachment = {
  readonly place: string
  readonly path: Path
  readonly file: { readonly name: string }
}
/** What the field holds once the file is there, or why it is not. */
export type Attached = { readonly value: Json } | { readonly refusal: string }

export type Order =
  | {
      readonly op: 'save'
      readonly place: string
      readonly base: string | null
      readonly value: Json
    }
  | {
      readonly op: 'remove' | 'raise' | 'lower'
      readonly place: string
      readonly base: string | null
    }
  | {
      readonly op: 'restore'
      readonly place: string
      readonly kind: string
      readonly version: string
    }

export type Result =
  /** `place` is where to go on. */
  | { readonly status: 'done'; readonly place: string }
  | { readonly status: 'refused'; readonly issues: readonly Issue[] }
  /** What the file holds now: null where the record is gone. */
  | { readonly status: 'conflict'; readonly current: Json; readonly mark: string | null }

export type EditorContext = {
  /** Of the page's address, after `#`. */
  readonly place: string
  /** Where she wants to go, while she is asked. */
  readonly asked: string | null
  readonly screen: Screen | null
  /** What the form holds; null where there is none. */
  readonly value: Json
  /** What it was filled from, with its mark. */
  readonly original: Json
  readonly base: string | null
  readonly issues: readonly Issue[]
  /** A sentence: why nothing could be read or written. */
  readonly problem: string | null
  readonly order: Order | null
  readonly conflict: { readonly current: Json; readonly mark: string | null } | null
  readonly choices: Choices
  readonly attachment: Attachment | null
  /** What was done last. */
  readonly said: Order['op'] | null
  /** Found by a reload, until its place is opened. */
  readonly draft: Draft | null
}

export type EditorInput = { readonly place: string; readonly draft: Draft | null }

export type EditorEvent =
  | { readonly type: 'place.open'; readonly place: string }
  | { readonly type: 'field.change'; readonly path: Path; readonly value: Json }
  | { readonly type: 'file.attach'; readonly path: Path; readonly file: Attachment['file'] }
  | { readonly type: 'record.move'; readonly to: 'raise' | 'lower' }
  | {
      readonly type: 'version.restore'
      readonly kind: string
      readonly version: string
    }
  | { readonly type: 'choice.make'; readonly line: string; readonly side: Side }
  | {
      readonly type:
        | 'load.retry'
        | 'record.save'
        | 'record.revert'
        | 'record.remove'
        | 'question.confirm'
        | 'question.cancel'
        | 'conflict.settle'
        | 'conflict.reload'
        | 'conflict.back'
    }

export type EditorEmitted =
  | { readonly type: 'screen.shown' | 'place.kept'; readonly place: string }
  | { readonly type: 'draft.kept'; readonly draft: Draft | null }
  /** What asks or says why stands there now: the focus belongs there. */
  | { readonly type: 'attention.called' }
