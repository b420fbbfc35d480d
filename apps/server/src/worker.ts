/** Runs only the jobs, for an installation of several processes: `node apps/server/src/worker.ts`. */
process.env['TACITE_ROLES'] = 'worker'
await import('./main.ts')
