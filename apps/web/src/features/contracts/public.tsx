export { FieldValueControl } from './paper/field-value-control.tsx'
export { statusTones } from './status-tones.ts'
