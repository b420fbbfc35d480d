// expect-file tacite(file-name)
export * from './words.ts' // expect tacite(no-barrel)
export { today } from './days.ts' // expect tacite(no-barrel)
