export { defineBlocks, defineTypes } from './definition.ts';
export * as f from './fields.ts';
