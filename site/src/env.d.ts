/// <reference types="astro/client" />

declare namespace App {
  /** What the HTTP server hands to a page. */
  interface Locals {
    readonly requestId?: string;
  }
}
