export { removeObject } from './remove-object.ts'
