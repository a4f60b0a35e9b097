import '#tests/views/setup.ts'
import { testViewWiring } from 'statecharts/view-mutants'
import { adapterDriver, routesOf, walk } from 'statecharts'
import { frozenOf } from '#tests/machines/frozen.ts'
import { screenAdapters } from '#tests/screen-adapters/screen-adapters.ts'
import { documentUserDriver } from '#tests/views/drivers/document-user-driver.tsx'
import { viewWiring } from './views.ts'

testViewWiring(viewWiring, (machine) =>
  screenAdapters
    .filter(({ model }) => model.name === machine)
    .flatMap((adapter) => {
      const { model, view } = adapter
      return routesOf(adapter, frozenOf(model)).map((route) => ({
        name: `${machine}, ${route.name}`,
        run: () =>
          walk(adapterDriver(adapter, documentUserDriver()), route, { ...model, view }),
      }))
    }),
)
