import { join } from 'node:path'

/** What every product that tests start is told. */
export const TEST_ENV = {
  NODE_ENV: 'test',
  // A password protects nobody there: the cheapest hash will do.
  PASSWORD_COST: 'm=1024,t=1',
  // What Node compiled is kept for the next start, which takes half of the processor.
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../.runtime/compiled'),
}
