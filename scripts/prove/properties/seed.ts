import fc from 'fast-check'

/**
 * Vitest's setup file: the same examples in every run, so that a red `npm test` is caused by the change at hand. `npm
 * run prove -- properties` draws others.
 */
fc.configureGlobal({ seed: Number(process.env['TACITE_PROPERTY_SEED'] ?? 20_261_122) })
