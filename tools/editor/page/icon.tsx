/** Lucide drawings on a 24 × 24 grid. */
const paths = {
  alert: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-4v4m0 4h.01',
  check: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m14-3-5.5 5.5L8 12',
  clock: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-6v6l4 2',
  down: 'M12 5v14m7-7-7 7-7-7',
  eye: 'M2 12s3.500-7 10-7 10 7 10 7-3.500 7-10 7-10-7-10-7m7 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  history: 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.740 2.740L3 8m0-5v5h5m4-1v5l4 2',
  info: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10 4v-4m0-4h.01',
  plus: 'M5 12h14M12 5v14',
  up: 'M12 19V5m-7 7 7-7 7 7',
  x: 'M18 6 6 18M6 6l12 12',
}

export type IconName = keyof typeof paths

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
