import '@tesela/host/starter';
