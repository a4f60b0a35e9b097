import { scenario } from './scenario.ts'

const show = 'toast.show {"toast":{"notice":"messageSent"}}'
const start = (by: string) => `hold.start {"by":"${by}"}`
const end = (by: string) => `hold.end {"by":"${by}"}`

export const toastQueueScenarios = [
  scenario(
    'a held toast keeps exactly what remains, hold after hold',
    show,
    'wait 1500 ms',
    start('pointer'),
    'wait 60000 ms',
    end('pointer'),
    'wait 1500 ms',
    start('focus'),
    'wait 60000 ms',
    end('focus'),
    'after 2000 ms',
  ),
  scenario(
    'a toast that replaces a pointed one in a left window runs as soon as the window is back',
    show,
    start('pointer'),
    start('window'),
    show,
    end('window'),
    'after 5000 ms',
  ),
  scenario(
    'a toast that replaces a pointed one does not wait for the pointer',
    show,
    start('pointer'),
    show,
    start('window'),
    end('window'),
    'after 5000 ms',
  ),
  scenario(
    'a window that is back before the toast holds nothing',
    start('window'),
    end('window'),
    show,
    'after 5000 ms',
  ),
  scenario(
    'a pointer over nothing pauses nothing',
    show,
    'after 5000 ms',
    start('pointer'),
    show,
    'after 5000 ms',
  ),
  scenario(
    'a pointer over nothing does not hold the toast that comes',
    start('pointer'),
    show,
    start('window'),
    end('window'),
    'after 5000 ms',
  ),
  scenario(
    'a pointer over nothing does not hold the toast that comes to a left window',
    start('pointer'),
    start('window'),
    show,
    end('window'),
    'after 5000 ms',
  ),
  scenario(
    'time stands still until the last of three holds ends',
    show,
    'wait 1500 ms',
    start('pointer'),
    start('focus'),
    start('window'),
    end('focus'),
    end('pointer'),
    'wait 60000 ms',
    end('window'),
    'after 3500 ms',
  ),
]
