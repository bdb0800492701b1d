import { describe, expect, it } from 'vitest';
import { isDefinable, toConstants, toEnvironment, toReplacements } from '../../../core/code/defines.ts';

const defines = { 'process.env.API_URL': 'https://api.example.com', 'process.env.RETRIES': 3, __DEV__: false };

describe('names that the settings define', () => {
  it('are identifiers, or names in the environment', () => {
    const names = ['__DEV__', '$stage', 'process.env.API_URL'];
    const others = ['', 'a.b', 'process', 'process.env', 'process.env.NODE_ENV', 'require', '1st', 'a-b', 'window.a'];

    expect([...names, ...others].filter(isDefinable)).toEqual(names);
  });

  it('form the whole environment, whose values are texts', () => {
    expect(toEnvironment(defines)).toEqual({
      NODE_ENV: 'production',
      API_URL: 'https://api.example.com',
      RETRIES: '3',
    });
    expect(toEnvironment({})).toEqual({ NODE_ENV: 'production' });
  });

  it('outside of the environment keep the type of their values', () => {
    expect(toConstants(defines)).toEqual({ __DEV__: false });
  });

  it('are turned into expressions for a bundler', () => {
    expect(toReplacements({ 'process.env.A': 'x', __DEV__: false })).toEqual({
      'process.env.NODE_ENV': '"production"',
      'process.env.A': '"x"',
      'process.env': '{"NODE_ENV":"production","A":"x"}',
      __DEV__: 'false',
    });
  });
});
