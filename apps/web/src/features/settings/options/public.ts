export { useFaultWords } from './integrations/use-fault-words.ts'
