import { join } from 'node:path'

/** The settings of every product that tests start. */
export const TEST_ENV = {
  NODE_ENV: 'test',
  // Tests need many companies on one installation.
  SIGN_UP: 'open',
  // A password protects nobody here: the cheapest hash will do.
  PASSWORD_COST: 'm=1024,t=1',
  // Recognition would wait for the other tests.
  RECOGNITION_PRIORITY: '0',
  // Node's compile cache is kept for the next start, which saves half of the CPU time.
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../.runtime/compiled'),
}
