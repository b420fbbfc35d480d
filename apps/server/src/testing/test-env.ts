/** What every product that tests start is told. A password protects nobody there: the cheapest hash will do. */
export const TEST_ENV = { NODE_ENV: 'test', PASSWORD_COST: 'm=1024,t=1' }
