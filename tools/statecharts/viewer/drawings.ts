import { models } from '#tests/machines/models.ts'
import { chartOf } from '../drawing/chart.ts'
import { toSvg } from '../drawing/svg.ts'

/** Drawings of all machines by the machine's id, made when this module is loaded. */
export const drawings: Promise<ReadonlyMap<string, string>> = Promise.all(
  models.map(
    async ({ name, machine }) => [machine.id, await toSvg(chartOf(name, machine))] as const,
  ),
).then((entries) => new Map(entries))
