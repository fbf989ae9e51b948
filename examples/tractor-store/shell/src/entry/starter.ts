import '@clinic/host/starter';
