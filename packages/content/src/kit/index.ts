export * as f from './fields.ts';
export { defineBlock, defineType } from './define.ts';
