export { defineBlock, defineType } from './define.ts';
export * as f from './fields.ts';
