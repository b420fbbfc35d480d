/** The jobs alone, for an installation that spreads over several processes: `node apps/server/src/worker.ts`. */
process.env['TACITE_ROLES'] = 'worker'
await import('./main.ts')
