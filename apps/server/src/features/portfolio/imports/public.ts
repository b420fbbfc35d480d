export {
  holdForJob,
  holdImport,
  moveImport,
  visibleImports,
  type HeldImport,
} from './imports-repository.ts'
export { notifyOfImports } from './notify-of-imports.ts'
