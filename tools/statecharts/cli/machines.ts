import { chatScenarios } from '#tests/machines/chat.scenarios.ts'
import { contactFormScenarios } from '#tests/machines/contact-form.scenarios.ts'
import { dropdownScenarios } from '#tests/machines/dropdown.scenarios.ts'
import { filterScenarios } from '#tests/machines/filter.scenarios.ts'
import { models } from '#tests/machines/models.ts'
import { toastQueueScenarios } from '#tests/machines/toast-queue.scenarios.ts'
import type { NamedPath } from '../core/drivers.ts'
import { readFrozen } from '../core/frozen.ts'
import type { Model } from '../core/model.ts'
import { oneOf } from './usage.ts'

/** The folder that holds the reviewed paths. */
export const frozenFolder = new URL('../../../tests/machines/', import.meta.url)

const scenarios: Readonly<Record<string, readonly NamedPath[]>> = {
  chat: chatScenarios,
  'contact-form': contactFormScenarios,
  dropdown: dropdownScenarios,
  filter: filterScenarios,
  'toast-queue': toastQueueScenarios,
}

/** The model of a machine; throws a UsageError that names the nearest. */
export function findModel(name: string | undefined): Model {
  const known = oneOf(
    'machine',
    name,
    models.map((model) => model.name),
  )
  const found = models.find((model) => model.name === known)
  if (!found) throw new Error(`${known} has no model`)
  return found
}

/** The models of the machines that are named; all of them when none is. */
export function findModels(names: readonly string[]): readonly Model[] {
  return names.length === 0 ? models : names.map(findModel)
}

/** The reviewed paths of a machine, as its frozen file holds them. */
export function frozenPaths({ name }: Model): readonly NamedPath[] {
  return readFrozen(frozenFile(name))
}

/** The file that holds the reviewed paths of a machine. */
export function frozenFile(name: string, folder: URL = frozenFolder): URL {
  return new URL(`${name}.paths.txt`, folder)
}

/** The paths written by hand for what no criterion asks. */
export function scenariosOf({ name }: Model): readonly NamedPath[] {
  return scenarios[name] ?? []
}
