export type { BrandPart } from './brand.ts'
