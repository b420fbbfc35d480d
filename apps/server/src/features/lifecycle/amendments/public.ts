export { writeTranscribedPatches } from './write-transcribed-patches.ts'
